-- An account that was registered by mail can add a phone to sign in with, proved by a code of its own purpose.
alter table verification_code drop constraint verification_code_purpose_check;
alter table verification_code add constraint verification_code_purpose_check
  check (purpose in ('login', 'register', 'reset', 'sign_on_reset', 'add_phone'));

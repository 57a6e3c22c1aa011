-- A visitor who deletes an exchange takes back what they gave. The company still sees that there was a card, and keeps
-- its own note, but nothing of what stood on it is left. Exchanged again, the same row serves again.
alter table card_exchange add column revoked_at timestamptz;
alter table card_exchange add column note text not null default '';
alter table card_exchange add column noted_at timestamptz;

-- Codes of an exhibitor's people are for their sign-on alone: one mailbox may belong to a visitor as well.
alter table verification_code drop constraint verification_code_purpose_check;
alter table verification_code add constraint verification_code_purpose_check
  check (purpose in ('login', 'register', 'reset', 'sign_on_reset'));

-- An exhibitor's people are known by the mail address that the organiser has of them.
create index contact_by_email on contact (lower(email)) where email <> '';

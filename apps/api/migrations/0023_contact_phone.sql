-- A telephone number of any country on a visitor's card. Unlike the account's own it is not verified.
alter table business_card add column contact_phone text not null default '';

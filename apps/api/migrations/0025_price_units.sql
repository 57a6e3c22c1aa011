-- What a price is for and in which money. A product from before has no unit, and was always in CNY.
alter table product
  add column price_unit text,
  add column price_currency text not null default 'CNY' check (price_currency ~ '^[A-Z]{3}$');

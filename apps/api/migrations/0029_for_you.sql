-- Whether a visitor is shown what fits their purpose, their favourites and what they looked at.
alter table account add column for_you boolean not null default true;

-- What an organiser takes out of the fair is withdrawn and not deleted: what visitors hold of it stays theirs, and it is
-- listed again when its row returns. schema/listed.ts decides what is listed.
alter table exhibition add column withdrawn_at timestamptz;
alter table company add column withdrawn_at timestamptz;
-- A company may leave one exhibition and stay in another.
alter table exhibitor add column withdrawn_at timestamptz;
alter table contact add column withdrawn_at timestamptz;
alter table product add column withdrawn_at timestamptz;
alter table document add column withdrawn_at timestamptz;
alter table video add column withdrawn_at timestamptz;
alter table programme_session add column withdrawn_at timestamptz;

-- Every list asks for what is withdrawn, which is little.
create index exhibition_withdrawn on exhibition (id) where withdrawn_at is not null;
create index company_withdrawn on company (id) where withdrawn_at is not null;
create index product_withdrawn on product (id) where withdrawn_at is not null;
create index video_withdrawn on video (id) where withdrawn_at is not null;

-- A block is between a visitor and a company, so it stands in all that the two have with each other.
update thread set
  blocked_by_visitor_at = blocked.by_visitor_at,
  blocked_by_company_at = blocked.by_company_at
from (
  select company_id, visitor_id, max(blocked_by_visitor_at) as by_visitor_at, max(blocked_by_company_at) as by_company_at
  from thread group by company_id, visitor_id) blocked
where thread.company_id = blocked.company_id and thread.visitor_id = blocked.visitor_id
  and (blocked.by_visitor_at is not null or blocked.by_company_at is not null);

import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/open-database.ts'

/** Files of an organiser's folder that nothing shows any more. */
export async function dropUnusedMedia(db: Queries) {
  await db.execute(sql`
    delete from file where media_path is not null and id not in (
      select main_file_id from exhibition where main_file_id is not null
      union all select logo_file_id from company where logo_file_id is not null
      union all select file_id from company_image
      union all select file_id from company_poster
      union all select file_id from product_image
      union all select file_id from video
      union all select poster_file_id from video where poster_file_id is not null
      union all select file_id from document
      union all select file_id from booth_document
      union all select image_file_id from guest where image_file_id is not null
      union all select substr(live_url, 8) from programme_session where live_url like '/files/%'
      union all select substr(play_back, 8) from programme_session where play_back like '/files/%'
      union all select captions_zh_file_id from programme_session where captions_zh_file_id is not null
      union all select captions_en_file_id from programme_session where captions_en_file_id is not null
      union all select slide ->> 'fileId' from booth_wall, jsonb_array_elements(slides) slide)`)
}

import { RecentSearches } from './recent-searches.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { SuggestionNote } from './suggestion-note.tsx'
import { type SuggestionListUse, useSuggestionList } from './use-suggestion-list.ts'

/** What is suggested while one types on a phone, with what was searched for before below it. */
export function PhoneSuggestions(props: SuggestionListUse) {
  const list = useSuggestionList(props, { device: 'phone' })
  const { options, reply, activeId, choose } = list
  return (
    <div className="min-h-[calc(100dvh-56px)] bg-white">
      <div className="px-1">
        {options.length > 0 && (
          <SuggestionList
            id={props.id}
            options={options}
            reply={reply}
            activeId={activeId}
            onChoose={choose}
            onFill={props.onFill}
          />
        )}
        <SuggestionNote {...list} />
      </div>
      <div className="px-4 pb-[calc(24px+var(--safe-bottom))]">
        <RecentSearches onWord={props.onWord} isQuiet />
      </div>
    </div>
  )
}

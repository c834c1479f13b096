import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { listTopics } from '@verstak/contracts/catalogue'
import { useHost } from '@verstak/host'
import { useSuspenseQuery } from '@tanstack/react-query'

/** The first page: departments of the store. */
export function HomePage() {
  const { call } = useHost()
  const { data } = useSuspenseQuery(endpointQuery(call, listTopics, {}))
  return (
    <ul>
      {data.data.map((topic) => (
        <li key={topic.id}>
          <a href={topic.url}>{topic.name}</a>
        </li>
      ))}
    </ul>
  )
}

/** @jest-environment node */
import { renderShell } from '../testing/shellHarness.tsx'

test.each(['desktop', 'mobile'] as const)(
  'an unknown address shows the not-found page of the %s layout with ways on [ROUTE-076]',
  async (layout) => {
    const { status, html } = await renderShell('/nothing/', { layout })
    expect(status).toBe(404)
    expect(html).toMatch(/<h1[^>]*>Страница не найдена<\/h1>/)
    expect(html).toContain('<title>Страница не найдена</title>')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    const content = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    expect(content).toMatch(/<form [^>]*action="\/search\/"/)
    expect(content).toMatch(/<a [^>]*href="\/"[^>]*>(?:(?!<\/a>).)*На главную/)
    expect(content).toContain('href="/category/slug-6474/"')
    expect(html).toContain('<header')
    expect(html).toContain('<footer')
  },
)

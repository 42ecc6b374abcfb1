import './header.css'
import { getPageUrl } from '../published-data/urls.ts'
import { headerPages, home, notFound, type SitePage } from '../site.ts'
import { layoutText } from './layout.text.ts'
import { Logo } from './logo.tsx'

/** Shows the header of every page. On `/` it overlays the hero; elsewhere it is a compact bar with a border. */
export function Header({ current }: { readonly current: SitePage }) {
  return (
    <header className={current === home ? 'header header-overlay dark-surface' : 'header'}>
      <div className="header-row">
        <Logo isCurrent={current === home} />{' '}
        {/* Its label is generated content: text browsers show the menu itself, where the button has no effect. */}
        <button
          className="menu-button"
          type="button"
          popoverTarget="menu"
          title={layoutText.menu}
          data-generated-content={layoutText.menu}
          data-open-label={layoutText.closeMenu}
        />
        <nav className="menu" id="menu" popover="auto" aria-label={layoutText.headerNav}>
          <ul>
            {headerPages.map((page) => (
              <li key={page.path}>
                <a
                  href={page.path}
                  aria-current={page === current ? 'page' : page === current.parent ? 'true' : undefined}
                >
                  {page.name}
                  {(page === current || page === current.parent) && <span className="menu-current" />}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {current !== notFound && <p className="caption print-only" data-generated-content={getPageUrl(current)} />}
      </div>
    </header>
  )
}

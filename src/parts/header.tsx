import './header.css'
import { addressOfPage } from '../record/addresses.ts'
import { headerPages, home, notFound, type Page } from '../site.ts'
import { Logo } from './logo.tsx'

/** The header of every page. On `/` it stands on the hero; elsewhere it is a compact bar with a hairline. */
export function Header({ current }: { readonly current: Page }) {
  return (
    <header className={current === home ? 'header header-on-hero plate-ground' : 'header'}>
      <div className="header-row">
        <Logo current={current === home} />{' '}
        {/* Its word is drawn: browsers that show text alone show the menu, and a button in them would do nothing. */}
        <button className="menu-button" type="button" popoverTarget="menu" aria-label="Menu" data-words="Menu" />
        <nav className="menu" id="menu" popover="auto" aria-label="Main">
          <ul>
            {headerPages.map((page) => (
              <li key={page.path}>
                <a href={page.path} aria-current={page === current ? 'page' : undefined}>
                  {page.name}
                  {page === current && <span className="menu-here" />}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {current !== notFound && <p className="caption on-paper" data-words={addressOfPage(current)} />}
      </div>
    </header>
  )
}

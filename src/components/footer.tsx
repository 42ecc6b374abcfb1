import './footer.css'
import { organization } from '../content/organization.ts'
import { about, footerPages, home, type SitePage } from '../site.ts'
import { Address } from './address.tsx'
import { layoutText } from './layout.text.ts'
import { Logo } from './logo.tsx'
import { SpokenComma } from './spoken-comma.tsx'

/** Shows the footer of every page. */
export function Footer({ current }: { readonly current: SitePage }) {
  return (
    <footer className="footer dark-surface">
      <div className="footer-row three-columns">
        <Logo isCurrent={current === home} />
        <nav aria-label={layoutText.footerNav}>
          <ul>
            {footerPages.map((page) => (
              <li key={page.path}>
                <a href={page.path} aria-current={page === current ? 'page' : undefined}>
                  {page.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Address />
      </div>
      <p className="footer-legal">
        <span>{`© ${organization.copyrightYear} ${organization.name}`}</span>
        <SpokenComma />
        <a href={`${about.path}#privacy`}>{layoutText.privacy}</a>{' '}
        <a href={`${about.path}#accessibility`}>{layoutText.accessibility}</a>
      </p>
    </footer>
  )
}

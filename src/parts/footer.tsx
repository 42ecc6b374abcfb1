import './footer.css'
import { organization } from '../content/organization.ts'
import { about, footerPages } from '../site.ts'
import { Address } from './address.tsx'
import { Logo } from './logo.tsx'
import { Pause } from './pause.tsx'

/** The footer of every page: links, address, copyright line (specification, section 2, "Shared layout"). */
export function Footer() {
  return (
    <footer className="footer plate-ground">
      <div className="footer-row">
        <Logo />
        <nav aria-label="Footer">
          <ul>
            {footerPages.map((page) => (
              <li key={page.path}>
                <a href={page.path}>{page.name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Address />
      </div>
      <p className="footer-line">
        <span>{`© ${organization.copyrightYear} ${organization.name}`}</span>
        <Pause />
        <a href={`${about.path}#privacy`}>Privacy</a> <a href={`${about.path}#accessibility`}>Accessibility</a>
      </p>
    </footer>
  )
}

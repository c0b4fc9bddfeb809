import { useTranslations } from 'next-intl';
import { shortHash } from '#src/kernel/text/short-hash.ts';
import { Icon } from '#src/ui/picture/icon.tsx';
import { opensTab } from '#src/ui/link/new-tab.ts';
import { Link } from '#src/ui/link/link.tsx';
import { DismissibleAlert } from './alert-bar.client.tsx';
import css from './alert-bar.module.scss';
import type { AlertView } from '../view.ts';

/**
 * The notices above the page. The first is visible, and the others are behind their number, so that the page's own
 * content stays in the first screen; on a phone, they take one line. Each can be dismissed, which folds it up (R162).
 */
export function AlertBar({ alerts }: { readonly alerts: readonly AlertView[] }) {
  const t = useTranslations('shell');
  const [first, ...others] = alerts;
  if (first === undefined) return null;
  return (
    <aside aria-label={t('alerts.label')} className={css['bar']}>
      <Alert alert={first} others={others.length} />
      {others.length === 0 ? null : (
        <details className={css['others']}>
          <summary className={css['more']}>{t('alerts.more', { count: others.length })}</summary>
          {others.map((alert) => (
            <Alert key={alert.key} alert={alert} />
          ))}
        </details>
      )}
    </aside>
  );
}

interface AlertProps {
  readonly alert: AlertView;
  /** For the first notice, the number of those below it. On a phone it takes one line and is unfolded with them. */
  readonly others?: number;
}

function Alert({ alert: { level, title, message, cta }, others }: AlertProps) {
  const t = useTranslations('shell');
  return (
    <DismissibleAlert
      notice={shortHash(`${title} ${message}`)}
      className={css['alert']}
      level={level}
      closeClassName={css['close']}
      closeLabel={t('alerts.close')}
      closeIcon={<Icon name="close" />}
    >
      <Icon name={level === 'warning' ? 'warning' : 'info'} className={css['icon']} />
      <p className={css['text']}>
        <strong>{title}</strong> {message}
        {cta === null ? null : (
          <>
            {' '}
            <Link external={cta.url} newWindow={cta.newWindow} className={css['cta']}>
              {cta.label}
              {opensTab(cta.url, cta.newWindow) ? <Icon name="external" className={css['outside']} /> : null}
            </Link>
          </>
        )}
      </p>
      {others === undefined || (others === 0 && message === '' && cta === null) ? null : (
        <details className={css['fold']}>
          <summary>
            {others === 0 ? null : <span aria-hidden="true">+{others}</span>}
            <Icon name="chevron-down" label={t('alerts.whole')} />
          </summary>
        </details>
      )}
    </DismissibleAlert>
  );
}

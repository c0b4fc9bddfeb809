import { useTranslations } from 'next-intl';
import { Icon } from '#src/ui/picture/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { DismissibleAlert } from './alert-bar.client.tsx';
import css from './alert-bar.module.scss';
import type { AlertView } from '../view.ts';

/** The notices above the page, a line each; each can be put away, which folds it up (R162). */
export function AlertBar({ alerts }: { readonly alerts: readonly AlertView[] }) {
  const t = useTranslations('shell');
  if (alerts.length === 0) return null;
  return (
    <aside aria-label={t('alerts.label')} className={css['bar']}>
      {alerts.map(({ key, level, title, message, cta }) => (
        <DismissibleAlert
          key={key}
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
                  {cta.newWindow ? (
                    <Icon name="external" label={t('newWindow')} className={css['outside']} />
                  ) : null}
                </Link>
              </>
            )}
          </p>
        </DismissibleAlert>
      ))}
    </aside>
  );
}

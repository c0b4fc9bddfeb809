import { useTranslations } from 'next-intl';
import { formatDay } from '#src/domain/date/format.ts';
import type { EquipmentView } from '#src/domain/needs/equipment.ts';
import type { Locale } from '#src/sites/site.ts';
import { Section } from '#src/ui/layout/section.client.tsx';
import css from './cinema-equipment.module.scss';

interface CinemaEquipmentProps {
  readonly locale: Locale;
  readonly equipment: readonly EquipmentView[];
}

/** What the cinema has for visitors with a disability: in which auditoriums, and when somebody last saw that it works. */
export function CinemaEquipment({ locale, equipment }: CinemaEquipmentProps) {
  const t = useTranslations('cinema.equipment');
  const need = useTranslations('needs.names');
  if (equipment.length === 0) return null;
  return (
    <Section id="equipment" title={t('title')}>
      <ul className={css['equipment']}>
        {equipment.map(({ kind, confirmedOn, auditoriums }) => (
          <li key={kind}>
            <b>{need(kind)}</b>
            {auditoriums.length === 0 ? null : (
              <span>{t('auditoriums', { count: auditoriums.length, names: auditoriums.join(', ') })}</span>
            )}
            <small>{t('confirmed', { date: formatDay(locale, confirmedOn, 'date') })}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}

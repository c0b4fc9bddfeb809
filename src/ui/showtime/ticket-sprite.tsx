import { Strokes } from '../picture/drawing.client.tsx';
import { iconPaths } from '../picture/icon-paths.ts';
import { ticketIconId, ticketIcons } from './ticket-icons.ts';
import css from './ticket-sprite.module.scss';

/** The drawings of the icons on tickets: once on a page that has tickets. */
export function TicketSprite() {
  return (
    <svg className={css['sprite']} aria-hidden="true">
      {ticketIcons.map((icon) => (
        <symbol key={icon} id={ticketIconId(icon)} viewBox="0 0 24 24">
          <Strokes {...iconPaths[icon]} />
        </symbol>
      ))}
    </svg>
  );
}

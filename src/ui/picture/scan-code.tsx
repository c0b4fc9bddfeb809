import { encode } from 'uqr';
import css from './scan-code.module.scss';

/** The light edge that a scanner needs around the code, in modules (ISO/IEC 18004). */
const quietZone = 4;

interface ScanCodeProps {
  /** What the code says: an address. */
  readonly text: string;
  /** Text for assistive technology; without it the code is decoration beside a text that says the same. */
  readonly label?: string;
  readonly className?: string;
}

/** A code to scan with a phone (QR), drawn as one path. It is dark on light in both schemes: scanners want it so. */
export function ScanCode({ text, label, className }: ScanCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  return (
    <span data-theme="light" className={className}>
      <svg
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className={css['code']}
      >
        <path d={pathOf(data)} />
      </svg>
    </span>
  );
}

/** One rectangle for each run of dark modules in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    )
    .join('');
}

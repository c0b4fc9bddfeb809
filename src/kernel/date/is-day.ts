const shape = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Whether a text is an existing calendar day `YYYY-MM-DD`: `2028-02-29` is one, `2027-02-29` is not. It stands apart from
 * `day.ts`, so that addresses are read without the date library.
 */
export function isDay(text: string): boolean {
  const parts = shape.exec(text);
  if (parts === null) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return day >= 1 && day <= (lengths[month - 1] ?? 0);
}

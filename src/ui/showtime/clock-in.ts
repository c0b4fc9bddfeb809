/** A time for machines (`09:05`): the hours and minutes in a time as it is read (`9h05`). */
export function clockIn(start: string): string {
  const [hours = '', minutes = ''] = start.match(/\d+/g) ?? [];
  return `${hours.padStart(2, '0')}:${minutes}`;
}

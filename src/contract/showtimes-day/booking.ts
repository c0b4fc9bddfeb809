/** The `V{vistaRef}S{session}` of a booking address, or null when the address has another form. */
export function bookingOf(refCmd: string | null): string | null {
  return /\/(V\w{1,20}S\w{1,20})\/booking\/?(?:[?#]|$)/.exec(refCmd ?? '')?.[1] ?? null;
}

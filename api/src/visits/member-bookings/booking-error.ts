/** A visit that cannot be cancelled; its text is one line for the person who tried. */
export class BookingError extends Error {
  override name = 'BookingError';
}

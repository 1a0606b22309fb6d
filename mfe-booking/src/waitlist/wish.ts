/** Field of what a family waits for: a slot as in an address (`slotParameterOf`), or a day, `YYYY-MM-DD`. */
export const wishField = 'desired_reservation_datetime';

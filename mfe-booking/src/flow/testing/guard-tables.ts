import { clearingTable, guardTable } from '@enerabi/shared/testing/guards';
import { bookingFlow } from '../booking.flow.ts';

/**
 * The guards of R2.5, written from the specification and the requirements alone. `document` is a typed address, a reload
 * or a full-page link; `itself` is the shown page that is loaded anew, which is not entering it.
 */
export const booking = {
  flow: bookingFlow,
  steps: ['contact_input', 'contact_confirm', 'contact_complete'],
  facts: ['targetFacility', 'isSent', 'isSetCandidateInformation'],
  guards: guardTable(`
to               | from                                                                     | with                      | leads to         | because
contact_input    | document, itself, elsewhere, facility, contact_confirm, contact_complete | anything                  | contact_input    | R2.5, input is always shown
contact_confirm  | itself                                                                   | anything                  | contact_confirm  | R2, not entering
contact_confirm  | contact_input                                                            | targetFacility, isSent    | contact_confirm  | R2.5
contact_confirm  | document, elsewhere, facility, contact_complete                          | targetFacility, isSent    | facility         | R2.5, entered from elsewhere than input
contact_confirm  | document, elsewhere, facility, contact_input, contact_complete           | no targetFacility         | contact_input    | R2.5
contact_confirm  | document, elsewhere, facility, contact_input, contact_complete           | targetFacility, no isSent | contact_input    | R2.5
contact_complete | itself                                                                   | anything                  | contact_complete | R2, not entering
contact_complete | document, elsewhere, facility, contact_input, contact_confirm            | targetFacility            | contact_complete | R2.5
contact_complete | document, elsewhere, facility, contact_input, contact_confirm            | no targetFacility         | facility         | R2.5
`),
  clearings: clearingTable(`
from             | to                                                     | clears                    | because
elsewhere        | contact_input                                          | isSetCandidateInformation | R2.5
facility         | contact_input                                          | isSetCandidateInformation | R2.5
contact_complete | contact_input                                          | isSetCandidateInformation | R2.5
contact_confirm  | contact_input                                          | nothing                   | R2.5, unless arriving from confirm
contact_input    | contact_confirm, contact_complete, facility, elsewhere | nothing                   | R2.6 names no rule for this flow
contact_confirm  | contact_complete, facility, elsewhere                  | nothing                   | R2.6 names no rule for this flow
contact_complete | facility, elsewhere                                    | nothing                   | R2.6 names no rule for this flow
`),
};

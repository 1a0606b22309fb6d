import { clearingTable, guardTable } from '@enerabi/shared/testing/guards';
import { enrolmentContactFlow } from '../enrolment-contact.flow.ts';
import { jobContactFlow } from '../job-contact.flow.ts';
import { otherContactFlow } from '../other-contact.flow.ts';
import { supportMessageFlow } from '../support-message.flow.ts';

/**
 * The guards of R2, written from the specification and the requirements alone. `document` is a typed address, a reload or
 * a full-page link; `itself` is the shown page that is loaded anew, which is not entering it.
 */
const enrolment = {
  flow: enrolmentContactFlow,
  steps: ['contact_input', 'contact_confirm', 'contact_complete'],
  facts: ['targetFacility', 'isSent', 'isSetCandidateInformation'],
  guards: guardTable(`
to               | from                                                           | with              | leads to         | because
contact_input    | document, itself                                               | anything          | contact_input    | R2.1, a flow starts with a document
contact_input    | elsewhere, facility, contact_complete                          | anything          | facility         | R2.1, in-app navigation from another page
contact_input    | contact_confirm                                                | targetFacility    | contact_input    | R2.1, back to correct something
contact_input    | contact_confirm                                                | no targetFacility | facility         | R2.1, only while the target facility is set
contact_confirm  | itself                                                         | anything          | contact_confirm  | R2, not entering
contact_confirm  | document, elsewhere, facility, contact_input, contact_complete | targetFacility    | contact_confirm  | R2.2
contact_confirm  | document, elsewhere, facility, contact_input, contact_complete | no targetFacility | contact_input    | R2.2
contact_complete | itself                                                         | anything          | contact_complete | R2, not entering
contact_complete | document, elsewhere, facility, contact_input, contact_confirm  | isSent            | contact_complete | R1.4, a message was sent
contact_complete | document, elsewhere, facility, contact_input, contact_confirm  | no isSent         | facility         | our choice, without a message there is nothing to say
`),
  clearings: clearingTable(`
from             | to                                                   | clears                    | because
contact_input    | contact_confirm                                      | nothing                   | R2.6, confirm is the one exception
contact_input    | contact_complete, facility, elsewhere                | isSetCandidateInformation | R2.6
contact_confirm  | contact_input, contact_complete, facility, elsewhere | isSetCandidateInformation | R2.6
contact_complete | contact_confirm                                      | nothing                   | R2.6, confirm is the one exception
contact_complete | contact_input, facility, elsewhere                   | isSetCandidateInformation | R2.6
elsewhere        | contact_input, contact_confirm, contact_complete     | nothing                   | R2.6, nothing of the flow is left
`),
};

const job = {
  flow: jobContactFlow,
  steps: ['job_contact_input', 'job_contact_confirm', 'job_contact_complete'],
  facts: ['targetFacility', 'jobPosting'],
  guards: guardTable(`
to                   | from                                                                     | with                          | leads to             | because
job_contact_input    | itself                                                                   | anything                      | job_contact_input    | R2, not entering
job_contact_input    | document                                                                 | targetFacility, jobPosting    | job_contact_input    | R2.1, a flow starts with a document
job_contact_input    | job_contact_confirm                                                      | targetFacility, jobPosting    | job_contact_input    | R2.1, back to correct something
job_contact_input    | elsewhere, facility, job_contact_complete                                | targetFacility, jobPosting    | facility             | R2.1, in-app navigation from another page
job_contact_input    | document, elsewhere, facility, job_contact_confirm, job_contact_complete | no targetFacility             | facility             | R2.3
job_contact_input    | document, elsewhere, facility, job_contact_confirm, job_contact_complete | targetFacility, no jobPosting | facility             | R2.3
job_contact_confirm  | itself                                                                   | anything                      | job_contact_confirm  | R2, not entering
job_contact_confirm  | document, elsewhere, facility, job_contact_input, job_contact_complete   | targetFacility, jobPosting    | job_contact_confirm  | R2.3
job_contact_confirm  | document, elsewhere, facility, job_contact_input, job_contact_complete   | no targetFacility             | facility             | R2.3
job_contact_confirm  | document, elsewhere, facility, job_contact_input, job_contact_complete   | targetFacility, no jobPosting | facility             | R2.3
job_contact_complete | itself                                                                   | anything                      | job_contact_complete | R2, not entering
job_contact_complete | document, elsewhere, facility, job_contact_input, job_contact_confirm    | targetFacility, jobPosting    | job_contact_complete | R2.3
job_contact_complete | document, elsewhere, facility, job_contact_input, job_contact_confirm    | no targetFacility             | facility             | R2.3
job_contact_complete | document, elsewhere, facility, job_contact_input, job_contact_confirm    | targetFacility, no jobPosting | facility             | R2.3
`),
  clearings: clearingTable(`
from                 | to                                                             | clears  | because
job_contact_input    | job_contact_confirm, job_contact_complete, facility, elsewhere | nothing | R2.6 names no rule for this flow
job_contact_confirm  | job_contact_input, job_contact_complete, facility, elsewhere   | nothing | R2.6 names no rule for this flow
job_contact_complete | job_contact_input, job_contact_confirm, facility, elsewhere    | nothing | R2.6 names no rule for this flow
elsewhere            | job_contact_input, job_contact_confirm, job_contact_complete   | nothing | R2.6 names no rule for this flow
`),
};

const other = {
  flow: otherContactFlow,
  steps: ['other_contact_input', 'other_contact_confirm'],
  facts: ['targetFacility', 'isSetCandidateInformation'],
  guards: guardTable(`
to                    | from                                                 | with              | leads to              | because
other_contact_input   | itself                                               | anything          | other_contact_input   | R2, not entering
other_contact_input   | document, elsewhere, facility, other_contact_confirm | targetFacility    | other_contact_input   | R2.2
other_contact_input   | document, elsewhere, facility, other_contact_confirm | no targetFacility | facility              | R2.2
other_contact_confirm | itself                                               | anything          | other_contact_confirm | R2, not entering
other_contact_confirm | other_contact_input                                  | targetFacility    | other_contact_confirm | R2.2
other_contact_confirm | document, elsewhere, facility                        | targetFacility    | facility              | R2.2, entered from anywhere but the input page
other_contact_confirm | document, elsewhere, facility, other_contact_input   | no targetFacility | other_contact_input   | R2.2, the facility is asked first
`),
  clearings: clearingTable(`
from                  | to                                       | clears                    | because
other_contact_input   | other_contact_confirm                    | nothing                   | R2.6, confirm is the one exception
other_contact_input   | facility, elsewhere                      | isSetCandidateInformation | R2.6
other_contact_confirm | other_contact_input, facility, elsewhere | isSetCandidateInformation | R2.6
elsewhere             | other_contact_input                      | nothing                   | R2.6, nothing of the flow is left
`),
};

const support = {
  flow: supportMessageFlow,
  steps: ['input', 'confirm', 'complete'],
  facts: ['targetFacility', 'isInputFinished'],
  guards: guardTable(`
to       | from                                           | with              | leads to | because
input    | document, itself                               | anything          | input    | R2.1, a flow starts with a document
input    | elsewhere, facility, complete                  | anything          | facility | R2.1, in-app navigation from another page
input    | confirm                                        | targetFacility    | input    | R2.1, back to correct something
input    | confirm                                        | no targetFacility | facility | R2.1, only while the target facility is set
confirm  | itself                                         | anything          | confirm  | R2, not entering
confirm  | document, elsewhere, facility, input, complete | targetFacility    | confirm  | R2.4
confirm  | document, elsewhere, facility, input, complete | no targetFacility | input    | R2.4
complete | itself                                         | anything          | complete | R2, not entering
complete | document, elsewhere, facility, input, confirm  | targetFacility    | complete | R2.4
complete | document, elsewhere, facility, input, confirm  | no targetFacility | facility | R2.4
`),
  clearings: clearingTable(`
from      | to                         | clears          | because
input     | confirm, complete          | nothing         | R2.6, within the flow nobody leaves it
input     | facility, elsewhere        | isInputFinished | R2.6
confirm   | input                      | nothing         | R2.1 and R4.7, what is corrected is not reset
confirm   | complete                   | nothing         | R2.6, within the flow nobody leaves it
confirm   | facility, elsewhere        | isInputFinished | R2.6
complete  | confirm                    | nothing         | R2.6
complete  | input, facility, elsewhere | isInputFinished | R2.6; the guard of input leads to the facility (R2.1)
elsewhere | input, confirm, complete   | nothing         | R2.6, nothing of the flow is left
`),
};

export const guardTables = { enrolment, job, other, support };

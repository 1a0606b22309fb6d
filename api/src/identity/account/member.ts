/** The authenticated caller. */
export interface Member {
  accountId: number;
  cognitoSub: string;
  sessionId: string;
}

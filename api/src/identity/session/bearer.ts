/** Whom an id token speaks for: claims `sub` and `sid`. */
export interface Bearer {
  cognitoSub: string;
  sessionId: string;
}

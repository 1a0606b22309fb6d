/** The subject of an id token: claims `sub` and `sid`. */
export interface Bearer {
  cognitoSub: string;
  sessionId: string;
}

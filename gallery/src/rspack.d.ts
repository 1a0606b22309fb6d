interface ImportMeta {
  /** Rspack's: imports every module below a folder whose name matches. */
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ): { keys(): string[]; (file: string): unknown };
}

interface ImportMeta {
  /** Rspack's: every module below a folder whose name matches, bundled with this one. */
  webpackContext(
    folder: string,
    options: { recursive: boolean; regExp: RegExp },
  ): { keys(): string[]; (file: string): unknown };
}

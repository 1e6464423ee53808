/** The generated files, by their paths from the root of the repository. */
export declare function gameFiles(): Promise<Record<string, string>>;

/** Documents say what somebody wrote once; what the code does stands in the code. */
export const isDocument = (path: string): boolean => /\.(?:md|mdx|txt|rst|adoc|markdown)$/iu.test(path)

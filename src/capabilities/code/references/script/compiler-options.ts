import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript-service'

/** What the repository itself says in its tsconfig or jsconfig, and what every question about it needs. */
export function compilerOptions(root: string): ts.CompilerOptions {
  const file = ['tsconfig.json', 'tsconfig.base.json', 'jsconfig.json']
    .map((name) => join(root, name))
    .find((path) => existsSync(path))
  const said = file === undefined ? {} : readOptions(file)
  return {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    esModuleInterop: true,
    ...said,
    // Files are read whatever they are named in, and nothing is ever written.
    allowJs: true,
    checkJs: false,
    noEmit: true,
    composite: false,
    incremental: false,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    types: [],
    // Of what is installed the types are enough.
    maxNodeModuleJsDepth: 0,
  }
}

export function readOptions(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as {
    config?: { files?: unknown; include?: unknown }
  }
  if (config === undefined) return {}
  // Only the options matter: which files there are the index knows.
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, dirname(file))
  return options
}

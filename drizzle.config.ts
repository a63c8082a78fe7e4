import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/{tables,schema}.ts',
  out: './src/store/migrations',
})

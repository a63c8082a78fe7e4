import { defineConfig, devices } from '@playwright/test'
import chromium from '@sparticuz/chromium'

/** A Chromium from the registry, so that a clone needs no download from elsewhere; CHROMIUM names another one. */
const executablePath = process.env['CHROMIUM'] ?? (await chromium.executablePath())

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Limits are for what hangs: a busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
      // Without a UTF-8 locale Chromium names every Japanese download "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grep: /@phone/, use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } } },
  ],
})

import { TestEnvironment } from 'jest-environment-node'

/** Node with the builds of React and the libraries that run in production. */
export default class ProductionEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    this.global.process.env['NODE_ENV'] = 'production'
  }
}

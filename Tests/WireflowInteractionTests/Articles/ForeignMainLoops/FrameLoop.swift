import Wireflow

/// Runs an app for as long as its window is open.
@MainActor func run(_ app: ApplicationController, in window: FrameWindow)
  async
{
  app.finishLaunching()
  while window.isOpen {
    window.takeEvents()
    await Task.yield()
    window.draw()
  }
}

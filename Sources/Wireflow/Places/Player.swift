/// A player and its controls, each on a stack of its own.
@MainActor
final class Player {
  let screen: any FullscreenMinimizable
  let page: Page
  let controls: Page
  var isMaximized = false
  /// The owner of both stacks, because pages refer to their stacks without ownership.
  private let stacks: [Stack]

  init(_ screen: any FullscreenMinimizable, page: Page, controls: Page, on stacks: [Stack]) {
    self.screen = screen
    self.page = page
    self.controls = controls
    self.stacks = stacks
  }

  func has(_ page: Page) -> Bool { page === self.page || page === controls }
}

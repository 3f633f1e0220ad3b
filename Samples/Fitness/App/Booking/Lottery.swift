/// A lottery that draws random elements.
@MainActor
final class Lottery {
  private var generator: any RandomNumberGenerator

  init(generator: any RandomNumberGenerator) {
    self.generator = generator
  }

  /// Returns a random element, or nil if there are none.
  func draw<Element>(from elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }
}

/// A lottery that draws at random.
@MainActor
final class Lottery {
  private var generator: any RandomNumberGenerator

  init(generator: any RandomNumberGenerator) {
    self.generator = generator
  }

  /// Returns one of some elements, or nil if there is none.
  func draw<Element>(from elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }
}

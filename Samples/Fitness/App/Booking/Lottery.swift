/// Draws at random.
@MainActor
final class Lottery {
  private var generator: any RandomNumberGenerator

  init(generator: any RandomNumberGenerator) {
    self.generator = generator
  }

  /// One of some elements; nil when there is none.
  func draw<Element>(from elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }
}

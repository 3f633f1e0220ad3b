extension Book {
  /// The invented books of this sample.
  static let invented = crime + drama + fantasy + scienceFiction + history + children
}

extension Book {
  /// The books that were invented for this sample.
  static let invented = crime + drama + fantasy + scienceFiction + history + children
}

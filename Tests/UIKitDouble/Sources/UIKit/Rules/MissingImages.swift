/// An image that no asset has is nil: Apple's page of `UIImage.init(named:)`.
extension WindowDouble {
  /// Returns true if an asset of an app has this name: those of tests begin with "asset".
  static func hasAsset(_ name: String) -> Bool { name.hasPrefix("asset") }
}

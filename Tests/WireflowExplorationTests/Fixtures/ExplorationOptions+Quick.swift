import WireflowExploration

extension ExplorationOptions {
  /// Options with a short hunt, for apps that hide little.
  static var quick: Self {
    var options = Self()
    options.huntLength = .actions(1_000)
    return options
  }
}

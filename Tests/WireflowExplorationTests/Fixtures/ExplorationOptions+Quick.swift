import WireflowExploration

extension ExplorationOptions {
  /// Options with few random walks, for apps that hide little.
  static var quick: Self {
    var options = Self()
    options.dryWalks = 10
    return options
  }
}

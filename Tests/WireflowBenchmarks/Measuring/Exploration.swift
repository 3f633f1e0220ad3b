/// The cost of an exploration.
struct Exploration: Codable {
  let name: String
  /// The CPU time that it took.
  let seconds: Double
  let states: Int
  /// The steps from one state to another.
  let steps: Int
  /// The actions, those of replays included.
  let actions: Int
  /// The ratio to the time in which as many actions are played again and not looked at.
  let ratio: Double

  /// The row of the table.
  var line: String {
    func rate(_ count: Int) -> String { "\(Int(Double(count) / seconds)) a second" }
    return "\(name.padded(to: 54)) \(seconds.rounded2) s, \(states) states (\(rate(states))), "
      + "\(steps) steps (\(rate(steps))), \(actions) actions (\(rate(actions))), "
      + "\(ratio.rounded2) floors"
  }
}

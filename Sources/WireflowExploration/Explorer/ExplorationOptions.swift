public import Wireflow

/// The choice of inputs that an exploration tries beside the visible elements, and of its limits.
///
/// ```swift
/// var options = ExplorationOptions()
/// options.links = MediaLinks.samples
/// let map = await explore(options: options) { ApplicationController(mediaOn: $0, wireframe: $1) }
/// ```
public struct ExplorationOptions: Sendable {
  /// A limit that ends an exploration early.
  public struct Limit: Sendable, Hashable {
    /// The number of states.
    public var states: Int
    /// The number of actions, including those of replays.
    public var actions: Int
    /// The real time.
    public var time: Duration

    /// Creates a limit, by default of 20,000 states, 20 million actions and one hour.
    public init(
      states: Int = 20_000, actions: Int = 20_000_000, time: Duration = .seconds(3600)
    ) {
      self.states = states
      self.actions = actions
      self.time = time
    }
  }

  /// The URLs to open in each place.
  public var links: [String] = []
  /// The form factors to switch to in each place.
  public var formFactors: [FormFactor] = []
  /// True to leave the app and return to it in each place.
  public var includesBackground = false
  /// True to restart the app in each place, with the services that outlive it.
  public var includesRestart = false
  /// The custom actions to try in each place.
  public var customActions: [CustomAction] = []
  /// The time that passes after an action, if the action began work that ends within it.
  public var patience: Duration = .seconds(2)
  /// The waits to try, in addition to `patience`, while something is still pending.
  public var waits: [Duration] = [.seconds(60)]
  /// The number of rows to try in a list that has more than twice as many.
  public var sampledRows = 3
  /// The number of states in which to try each action of a place while its screen has the same
  /// buttons and field values, or nil for all.
  ///
  /// The hunt and the corpus find behaviour that depends on anything else.
  public var triesPerAction: Int? = 4
  /// The number of states of a place in which to try each link, restart, form factor, background
  /// and custom action, or nil for all.
  package var triesPerEvent: Int? = 1
  /// The rule that decides which states are the same.
  public var abstraction = PlaceAbstraction()
  /// The length of the hunt, by default a few seconds.
  ///
  /// A hunt changes known scripts at random, and plays them, to find behaviour that depends on hidden
  /// state.
  public var huntLength = HuntLength.actions(10_000)
  /// The seed of the hunt.
  public var seed: UInt64 = 1
  /// The scripts of earlier hunts, which show edges that the search breadth first misses.
  public var corpus: [[ExplorationStep]] = []
  /// The scripts of other wireframes, which are preferred to new ones.
  package var borrowedScripts: [[ExplorationStep]] = []
  /// True to choose the scripts of the corpus again, together with those of the hunt.
  package var renewsCorpus = false
  /// The names of expected screens and coordinators, so that the map can list the unreached ones.
  private(set) var expectedNames: Set<String> = []
  /// The file that records each step before the explorer takes it.
  ///
  /// If a script ended an earlier process, the explorer skips its last step at that place.
  package var diary: ExplorationDiary?
  /// The limit at which the exploration stops.
  public var limit = Limit()
  /// The closure that receives the progress, about once a second.
  public var onProgress: (@MainActor @Sendable (ExplorationProgress) -> Void)?

  /// Creates options that try only the visible elements.
  public init() {}

  /// Adds types of screens and coordinators that an exploration should reach.
  public mutating func expect(_ types: Any.Type...) { expect(types.map { String(describing: $0) }) }

  /// Adds type names of screens and coordinators that an exploration should reach.
  package mutating func expect(_ names: some Sequence<String>) { expectedNames.formUnion(names) }
}

/// A rule that decides which states of an app are the same.
///
/// Two states are the same if
/// - the same screens of the same flows are on the selected stack and in the modals, with the same
///   typed texts and selected options,
/// - the visible screens have the same elements, and the same ones are disabled, on and selected,
/// - and the hidden root screens have the same buttons.
///
/// Elements count by their identifiers. Titles, rows and numbers do not count.
public struct PlaceAbstraction: Sendable {
  var digests: [@MainActor @Sendable (ApplicationController) -> String] = []

  /// Creates the default abstraction.
  public init() {}

  /// Returns an abstraction that also compares a text of the app's own, such as a digest of its
  /// hidden state.
  public func separating(
    by digest: @escaping @MainActor @Sendable (ApplicationController) -> String
  ) -> Self {
    var abstraction = self
    abstraction.digests.append(digest)
    return abstraction
  }
}

/// The length of a hunt for behaviour that depends on hidden state.
public enum HuntLength: Sendable, Hashable {
  /// A number of actions, including those of replays, so that the seed alone decides the findings.
  case actions(Int)
  /// A real time, after which the findings depend on the speed of the machine.
  case time(Duration)

  /// No hunt.
  public static let zero = actions(0)

  /// Reads a number of seconds such as `60s`, or a number of actions such as `100000`.
  package init?(parsing text: String) {
    let isTime = text.hasSuffix("s")
    guard let number = Int(isTime ? text.dropLast() : text[...]), number > 0 else { return nil }
    self = isTime ? .time(.seconds(number)) : .actions(number)
  }
}

public import Wireflow

/// The choice of what an exploration tries beside the elements on screen, and when it stops.
///
/// ```swift
/// var options = ExplorationOptions()
/// options.links = MediaLinks.samples
/// let map = await explore(options: options) { ApplicationController(mediaOn: $0, wireframe: $1) }
/// ```
public struct ExplorationOptions: Sendable {
  /// A limit at which an exploration stops although it is not complete.
  public struct Limit: Sendable, Hashable {
    /// The number of states.
    public var states: Int
    /// The number of actions, those of replays included.
    public var actions: Int
    /// The real time.
    public var time: Duration

    /// Creates a limit, by default of 20,000 states, 20 million actions and ten minutes.
    public init(
      states: Int = 20_000, actions: Int = 20_000_000, time: Duration = .seconds(600)
    ) {
      self.states = states
      self.actions = actions
      self.time = time
    }
  }

  /// The URLs that are opened in each place.
  public var links: [String] = []
  /// The form factors to which the app is adapted in each place.
  public var formFactors: [FormFactor] = []
  /// True to leave the app and to return to it in each place.
  public var includesBackground = false
  /// True to end the app in each place, and to launch it anew with the services that outlive it.
  public var includesRestart = false
  /// The actions of the app's surroundings that are tried in each place.
  public var customActions: [CustomAction] = []
  /// The time that runs on after each action that has begun something which is over by then.
  public var patience: Duration = .seconds(2)
  /// The waits that are tried, beside that time, where something still waits.
  public var waits: [Duration] = [.seconds(60)]
  /// The number of rows that are tried of a list of more than twice as many.
  public var sampledRows = 3
  /// The number of states in which each action of a place is tried while its screen has the same
  /// buttons and field values, or nil for all.
  ///
  /// What depends on more than that is left to the search of pairs and its witnesses.
  public var triesPerAction: Int? = 4
  /// The number of states of a place in which each link, restart, form factor, background and
  /// action of the app's own is tried, or nil for all.
  package var triesPerEvent: Int? = 1
  /// The way in which states are told apart.
  public var abstraction = PlaceAbstraction()
  /// The number of random walks in a row that must find nothing new before the hunt ends, or 0 for
  /// no hunt.
  ///
  /// A hunt first tries each step after each edge, and plays the known ways again after each event.
  /// The walks begin where a step has had two outcomes in one state.
  public var dryWalks = 40
  /// The number of actions of each of these walks.
  package var walkLength = 30
  /// The number that the random walks follow from.
  public var seed: UInt64 = 1
  /// The scripts of earlier hunts, which lead to what is seldom found.
  public var witnesses: [[ExplorationStep]] = []
  /// The names of screens and coordinators that are expected, so that the map can list those that
  /// were not reached.
  private(set) var expectedNames: Set<String> = []
  /// The file in which each step is written down before it is taken.
  ///
  /// The last steps of scripts that have ended processes before are not taken at their places.
  package var diary: ExplorationDiary?
  /// True to keep the stage after each step of the shortest way to each place, which a page plays.
  public var keepsFrames = false
  /// The limit at which the exploration stops.
  public var limit = Limit()
  /// The closure that takes the progress, about once a second.
  public var onProgress: (@MainActor @Sendable (ExplorationProgress) -> Void)?

  /// Creates options that try what is on screen alone.
  public init() {}

  /// Adds types of screens and coordinators that an exploration should come to.
  public mutating func expect(_ types: Any.Type...) {
    expect(types.map { String(describing: $0) })
  }

  /// Adds the names of types of screens and coordinators that an exploration should come to.
  package mutating func expect(_ names: some Sequence<String>) {
    expectedNames.formUnion(names)
  }
}

/// A way to tell the states of an app apart.
///
/// Two states are the same if the same screens of the same flows are on the selected stack and in
/// the modals with the same texts typed and options selected, the visible ones have the same
/// elements, of which the same are disabled, on and selected, and the hidden root screens have the
/// same buttons. Elements count by their identifiers. Titles, rows and numbers do not count.
public struct PlaceAbstraction: Sendable {
  var digests: [@MainActor @Sendable (ApplicationController) -> String] = []

  /// Creates the abstraction that all apps begin with.
  public init() {}

  /// Returns an abstraction that also separates states by a text of the app's own, such as a digest
  /// of what cannot be seen.
  public func separating(
    by digest: @escaping @MainActor @Sendable (ApplicationController) -> String
  ) -> Self {
    var abstraction = self
    abstraction.digests.append(digest)
    return abstraction
  }
}

public import Wireflow
public import WireflowInteraction

/// The whole navigation of an app, found by running it.
///
/// ```swift
/// let map = await explore(on: .tabBar) { ApplicationController(notesOn: $0, wireframe: $1) }
/// for edge in map.edges { print(edge.from, edge.cause, edge.target) }
/// ```
public struct NavigationMap: Sendable {
  /// The facts about a place.
  public struct Details: Sendable, Hashable {
    /// The coordinators of the flows to which its screens belong.
    public var flows: [String]
    /// True if it is the root of a stack.
    public var isRoot: Bool
    /// The labels of the elements when the place was first seen.
    var labels: [String]
    /// The title of the screen when it was first seen.
    public var title: String
    /// The name in drawings: the place's title if it never changes, or else its identifier or type.
    public var name = ""
    /// The picture of the stage with the place in front, from which a drawing shows the page.
    public var picture: StagePicture?
    /// The shortest script that leads there, or nil if it was never in front.
    public var script: [ExplorationStep]?
  }

  /// A flow that the exploration has seen.
  public struct Flow: Sendable, Hashable, Encodable {
    /// The name of its coordinator.
    public var name: String
    /// The names of the flows that start it.
    public var parents: [String]
    /// True if the flow finished with an output.
    public var finishes: Bool
    /// True if the flow was cancelled.
    public var isCancelled: Bool
  }

  /// The facts about the exploration.
  public struct Statistics: Sendable, Hashable {
    /// The number of different states.
    public var states: Int
    /// The number of steps from one state to another.
    public var transitions: Int
    /// The number of actions, including those of replays.
    public var actions: Int
    /// The real time of the exploration.
    public var duration: Duration
    /// The number of states in which nothing was tried, because a limit was reached.
    public var unexplored: Int
  }

  /// The name of the wireframe.
  public var wireframe: String
  /// The place at which the app begins.
  public var start: Place?
  /// The names of the root items, in the order of the app.
  public var roots: [String] = []
  /// The titles of the root items, in the same order.
  var rootTitles: [String] = []
  /// The places, with the facts about each.
  public var places: [Place: Details]
  /// The edges, sorted by place and cause.
  public var edges: [Edge]
  /// The outcomes of links and other events that are the same in most places.
  ///
  /// Each appears here once, from the place with the shortest script.
  public var anywhere: [Edge] = []
  /// The flows, sorted by name.
  public var flows: [Flow]
  /// The scripts that led random walks to rare places and edges.
  public var corpus: [[ExplorationStep]]
  /// The steps that were offered but refused, with the scripts that show it.
  public var refusals: [String: [ExplorationStep]]
  /// The names of expected screens and flows that were not reached.
  public var unreached: [String]
  /// The limit that ended the exploration, or nil if it is complete.
  public var stop: String?
  /// The places in which not all steps were tried, because a limit ended the exploration.
  public var uncovered: [Place] = []
  /// The steps that had two outcomes in one state.
  public var ambiguities: [Ambiguity] = []
  /// The events that the options list, in the words of causes.
  var offeredEvents: Set<String> = []
  /// The traps that users may fall into.
  public var traps: [NavigationTrap] = []
  /// The facts about the exploration.
  public var statistics: Statistics

  /// The edges worth reading, without the ordinary ways back and those that are the same anywhere.
  public var notableEdges: [Edge] {
    let common = Dictionary(uniqueKeysWithValues: anywhere.map { ($0.cause, $0) })
    return edges.filter { edge in
      !edge.isImplied && !(common[edge.cause].map(edge.comesToTheSame) ?? false)
    }
  }
}

extension NavigationMap {
  /// A step that had two outcomes in one state, because the app remembers something that it hides.
  public struct Ambiguity: Sendable, Hashable, CustomStringConvertible {
    /// The type of the screen in front.
    public let screen: String
    /// The step, without its data.
    public let cause: Cause
    /// Two scripts that end with the step and have different outcomes.
    public let scripts: [[ExplorationStep]]

    /// The step and its screen.
    var name: String { "\(cause) on \(screen)" }

    /// The step, and how to tell its states apart.
    public var description: String {
      "\(name) did two things in one state. "
        + "To tell its states apart, give the abstraction separating(by:) a text of what differs."
    }
  }

  /// Returns the place that is in front on a stage, or nil before the launch.
  ///
  /// ```swift
  /// if let place = NavigationMap.place(of: stage), let details = map.places[place] {
  ///   print("You are at \(details.name)")
  /// }
  /// ```
  /// The place is that of the first screen in this list:
  /// 1. the top screen of the selected root item of the last modal,
  /// 2. the maximized player,
  /// 3. the top screen of the detail of the selected root item,
  /// 4. the top screen of the selected root item.
  ///
  /// An alert, the drawer and a minimized player leave the place as it is. The same stage always has
  /// the same place, whether an exploration has found it or not. The call takes O(n) time for n
  /// screens on stage.
  @MainActor
  public static func place(of stage: Stage) -> Place? {
    let snapshot = stage.snapshot
    guard !snapshot.base.roots.isEmpty else { return nil }
    return PlaceReader(stage, snapshot).frontPlace.onMap
  }

  /// The outcomes of events that are the same in most places.
  var commonEvents: [Edge] {
    let events = edges.filter { $0.cause.isEvent && !$0.isImplied }
    return Dictionary(grouping: events, by: \.cause).values.compactMap(Self.common)
      .sorted { $0.cause < $1.cause }
  }

  /// Returns the edge whose outcome occurs in most places, or nil if no outcome does.
  private static func common(_ edges: [Edge]) -> Edge? {
    let places = Set(edges.map(\.from))
    guard places.count > 1 else { return nil }
    let candidates = edges.sorted { isShorter($0.script, $1.script) }
    var best: (edge: Edge, count: Int)?
    var tried: [Edge] = []
    for edge in candidates where !tried.contains(where: { edge.comesToTheSame(as: $0) }) {
      tried.append(edge)
      let count = Set(edges.filter { $0.comesToTheSame(as: edge) }.map(\.from)).count
      if count > best?.count ?? 0 { best = (edge, count) }
    }
    guard let best, best.count * 2 > places.count else { return nil }
    return best.edge
  }
}

extension NavigationMap.Edge {
  /// Returns true if an event has the same outcome as elsewhere, even where the user is already at
  /// its target.
  func comesToTheSame(as other: Self) -> Bool {
    guard effects == other.effects else { return false }
    if target == other.target { return true }
    guard case .place(from) = other.target else { return false }
    return target == .stays || target == .another(from)
  }
}

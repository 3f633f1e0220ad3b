import Wireflow
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
    /// The elements when the place was first seen.
    public var elements: [Element]
    /// The title of the screen when it was first seen.
    public var title: String
    /// The name in drawings: the place's title if it never changes, or else its identifier or type.
    public var name = ""
    /// The picture of the stage with the place in front, from which a drawing shows the page.
    public var picture: StagePicture?
    /// The stage after each step of the shortest script, if the exploration keeps frames.
    public internal(set) var frames: [Frame] = []
    /// The shortest script that leads there, or nil if it was never in front.
    public var script: [ExplorationStep]?
  }

  /// A flow that the exploration has seen.
  public struct Flow: Sendable, Hashable {
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

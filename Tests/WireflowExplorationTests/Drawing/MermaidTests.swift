import Testing
import Wireflow
import WireflowExploration

/// A flowchart has each place once, and each edge that leads to one or to an alert.
@MainActor
struct MermaidTests {
  @Test func drawsPlacesEdgesAndAlerts() async {
    let map = await PlantedBug.none.map()

    #expect(
      map.mermaid == """
        flowchart LR
          subgraph lane1["root 'Notes'"]
            p1["About"]
            p2["Note"]
            p3["Notes"]
          end
          subgraph lane4["root 'Settings'"]
            p4["Settings"]
          end
          subgraph lane5["modal HelpScreen"]
            p5["Help"]
          end
          p2 -->|"tap 'Help'"| p5
          p3 -->|"tap 'About'"| p1
          p3 -->|"tap a row"| p2
          p4 -.->|"tap 'Reset'"| a4_Reset_{{"Reset?"}}

        """)
  }
}

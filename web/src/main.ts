import "./early";

void import("./start");
